/** Context stored for the help page: nothing that authorises or redeems. */
export interface HelpSource {
  readonly errorCode: string | null;
  readonly orderNumber: string;
}
