import type { FraudApi } from '#application/ports/fraudApi.ts';
import type { Photos } from '#application/ports/photos.ts';
import type { TakenFile } from '#application/upload/takeFile.ts';
import type { FraudCheck, FraudIdent } from '#domain/fraud/fraudCheck.ts';
import { CONFIRMATIONS, type FraudData, type FraudDraft } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import { type Answer, inTurn } from './answers.ts';
import { aJpeg } from './pictures.ts';

/** The last part of a check's address. */
export const aFraudIdent = 'fp-3hL6pD9sA5uZk0tTq3b8mV2xYw7nR4cJ1' as FraudIdent;

export function aCheck(about: Partial<FraudCheck> = {}): FraudCheck {
  return {
    state: 'DATA_REQUIRED',
    transactionNumber: 'FP-4821-0937',
    attemptsLeft: null,
    lockedUntil: null,
    dataAt: null,
    documentAt: null,
    verifiedAt: null,
    reviewExpectedBy: null,
    decidedAt: null,
    ...about,
  };
}

/** The form, filled in and confirmed. */
export function aFraudDraft(about: Partial<FraudDraft> = {}): FraudDraft {
  return {
    firstName: 'Ada',
    lastName: 'Muster',
    street: 'Hauptstraße',
    streetNumber: '5',
    additionalAddress: '',
    postalCode: '10115',
    city: 'Berlin',
    confirmed: CONFIRMATIONS,
    ...about,
  };
}

/** Answers of each call, in order. */
export interface FraudTold {
  readonly looks?: readonly Answer<FraudCheck>[];
  readonly data?: readonly Answer<FraudCheck>[];
  readonly documents?: readonly Answer<FraudCheck>[];
  readonly pins?: readonly Answer<FraudCheck>[];
}

export function fakeFraudApi(told: FraudTold = {}) {
  const looked: FraudIdent[] = [];
  const given: { data: FraudData; country: string }[] = [];
  const sent: TakenFile[] = [];
  const tried: LetterPin[] = [];
  const give = inTurn(given, told.data ?? []);
  const send = inTurn(sent, told.documents ?? []);
  const enter = inTurn(tried, told.pins ?? []);
  const api: FraudApi = {
    look: inTurn(looked, told.looks ?? []),
    giveData: (_, data, country) => give({ data, country }),
    sendDocument: (_, file, onProgress) => {
      onProgress(0.5);
      return { answer: send(file), cancel: () => {} };
    },
    enterPin: (_, pin) => enter(pin),
  };
  return { ...api, looked, given, sent, tried };
}

/** A device that can decode every picture. */
export const fakePhotos: Photos = {
  smaller: async () => aJpeg(),
  covered: async () => aJpeg({ width: 400 }),
  preview: async () => 'data:image/jpeg;base64,AA==',
};
