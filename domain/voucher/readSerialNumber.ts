import { type Result, done } from '../core/result.ts';
import type { ReadCode } from './codeReading.ts';
import { type SerialNumber, type SerialNumberFault, parseSerialNumber } from './serialNumber.ts';

/** As `parseSerialNumber`, of a text that may have a label or other words: "Serial number 416 170 243". */
export function readSerialNumber(text: string, read: ReadCode): Result<SerialNumber, SerialNumberFault> {
  const reading = read(text);
  return reading.kind === 'serial-number' ? done(reading.serialNumber) : parseSerialNumber(text);
}
