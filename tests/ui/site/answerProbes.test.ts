import { it } from 'vitest';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { ANSWERS, type AnswerKey, type Answered } from './answers.ts';
import { expectSeen, PROBES, siteWith } from './expectSeen.ts';
import type { Probe } from './probe.ts';

opensDialogs();

it.each(Object.keys(ANSWERS) as AnswerKey[])(
  '%s of the answer takes the place of the file’s',
  async (field) => {
    const { key, sent }: Answered = ANSWERS[field];
    const probe: Probe<unknown> = PROBES[key];
    const answer = { [field]: sent(probe.values[1]) };
    await expectSeen(key, probe, siteWith(key, probe, probe.values[0]), answer, probe.sees[1]);
  },
);
