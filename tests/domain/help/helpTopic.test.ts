import { expect, it } from 'vitest';
import { HELP_TOPICS, helpPath, readHelpTopic } from '#domain/help/helpTopic.ts';
import { topicOfProblem } from '#domain/help/topicOfProblem.ts';

it.each(HELP_TOPICS)('parses %s from the address that it formats', (topic) => {
  expect(readHelpTopic(helpPath(topic).split('/')[2])).toBe(topic);
});

it('has an address without a topic', () => {
  expect(helpPath()).toBe('/help');
  expect(readHelpTopic(undefined)).toBeNull();
});

it.each(['', 'constructor', 'old', 'old-code '])('rejects %j as a topic', (tab) => {
  expect(readHelpTopic(tab)).toBeNull();
});

it('reads a topic in any letter case, like routes', () => {
  expect(readHelpTopic('Old-Code')).toBe('old-code');
});

it('maps a problem to its help topic, and every other one to the general topic', () => {
  expect(topicOfProblem('old-format')).toBe('old-code');
  expect(topicOfProblem('link-expired')).toBe('not-received');
  expect(topicOfProblem('answer-mismatch')).toBe('other');
});
