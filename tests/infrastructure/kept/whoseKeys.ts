import { KEPT } from '#domain/kept/table.ts';
import { OF_A_VOUCHER } from '#domain/kept/retention.ts';
import { KEY_NAMES, type KeyName } from './aKeptTab.ts';

const TYPED: readonly string[] = ['drafts', 'charge', 'check', 'requests'];

/** True if what lies under a key names, or was made by or for, the holder of the last voucher. */
export const ofAHolder = (name: KeyName) =>
  (OF_A_VOUCHER as readonly string[]).includes(KEPT[name].leavesWith);

/** True if the holder typed or chose it, so that the same holder finds it again. */
export const isTyped = (name: KeyName) => TYPED.includes(KEPT[name].leavesWith) && name !== 'draftOwner';

export const ORDERS = KEY_NAMES.filter((name) => KEPT[name].leavesWith === 'order');
