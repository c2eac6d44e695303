/** A copyright line without a year gets this one behind its sign, which is added too if it is missing. */
export function copyrightLine(line: string, year: number): string {
  return line.replace(/^(?!.*\d{4})©? */, `© ${year} `);
}
