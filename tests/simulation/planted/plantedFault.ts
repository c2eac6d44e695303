/** A fault that the simulation must find: a wrong text in place of a right one of the app's source. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

export const fault = (name: string, file: string, right: string, wrong: string): PlantedFault => ({
  name,
  file,
  right,
  wrong,
});
