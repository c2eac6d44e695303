import { type Answer, type AnswerPath, valueAt, withValue } from '../form/answers.ts';

/** Survives a restart of the development server, which follows each writing of files. */
const KEPT = 'workshopAnswers';

/** The answers as they are now. */
export class FormModel {
  answers: Answer;
  readonly #onChange: (isOther: boolean) => void;

  /** @param onChange called after each change; `isOther` if the form itself has other fields than before */
  constructor(first: Answer, onChange: (isOther: boolean) => void) {
    const kept = window.sessionStorage.getItem(KEPT);
    this.answers = kept === null ? first : (JSON.parse(kept) as Answer);
    this.#onChange = onChange;
  }

  at(path: AnswerPath): Answer {
    return valueAt(this.answers, path);
  }

  set(path: AnswerPath, value: Answer, isOther = false): void {
    this.become(withValue(this.answers, path, value) ?? {}, isOther);
  }

  become(answers: Answer, isOther: boolean): void {
    this.answers = answers;
    window.sessionStorage.setItem(KEPT, JSON.stringify(answers));
    this.#onChange(isOther);
  }
}
