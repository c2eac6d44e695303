export const ANSWERS = {};
export type AnswerKey = string;
