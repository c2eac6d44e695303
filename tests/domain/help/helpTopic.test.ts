import { expect, it } from 'vitest';
import { HELP_TOPICS, helpPath, readHelpTopic } from '#domain/help/helpTopic.ts';
import { topicOfProblem } from '#domain/help/topicOfProblem.ts';

it.each(HELP_TOPICS)('gives %s an address, and reads it again', (topic) => {
  expect(readHelpTopic(helpPath(topic).split('/')[2])).toBe(topic);
});

it('has an address without a topic', () => {
  expect(helpPath()).toBe('/help');
  expect(readHelpTopic(undefined)).toBeNull();
});

it.each(['', 'constructor', 'old', 'old-code '])('takes %j for no topic', (tab) => {
  expect(readHelpTopic(tab)).toBeNull();
});

it('reads a topic in any letter case, as routes do', () => {
  expect(readHelpTopic('Old-Code')).toBe('old-code');
});

it('leads a problem to the topic that answers it, and every other one to the rest', () => {
  expect(topicOfProblem('old-format')).toBe('old-code');
  expect(topicOfProblem('link-expired')).toBe('not-received');
  expect(topicOfProblem('answer-mismatch')).toBe('other');
});
