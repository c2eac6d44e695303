import type { Result } from '#domain/core/result.ts';
import type { FraudCheck, FraudIdent } from '#domain/fraud/fraudCheck.ts';
import type { FraudData } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Sending } from '../upload/sending.ts';
import type { TakenFile } from '../upload/takeFile.ts';

/**
 * The backend's check of large redemptions. Every call returns the check's state afterwards. The backend ignores a step
 * that was already taken, so a repetition changes nothing. All refuse with `check-unknown` if there is no such check.
 */
export interface FraudApi {
  /** Only reads. */
  look(ident: FraudIdent): Promise<Result<FraudCheck, Problem>>;
  /** `country` is the site's ISO 3166 code. */
  giveData(ident: FraudIdent, data: FraudData, country: string): Promise<Result<FraudCheck, Problem>>;
  /** Refuses with `upload-refused` if the backend cannot use the file. `onProgress` gets a fraction from 0 to 1. */
  sendDocument(ident: FraudIdent, file: TakenFile, onProgress: (part: number) => void): Sending<FraudCheck>;
  /** Refuses with `letter-pin-wrong` (`attemptsLeft`) or `letter-pin-locked` (`availableAt`). */
  enterPin(ident: FraudIdent, pin: LetterPin): Promise<Result<FraudCheck, Problem>>;
}
