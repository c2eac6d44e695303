import ts from 'typescript';
import type { Texts } from '../../build/localeFiles.ts';
import { parse, type Source, visit } from './syntax.ts';

/** Attributes that a user hears or sees. */
const SHOWN_ATTRIBUTES = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'title']);
const HOLE = '\u0000';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Unused keys of `texts`, and missing keys that `t('…')` asks for. */
export function keyUsageFaults(sources: readonly Source[], texts: Texts): string[] {
  const asked: string[] = [];
  for (const source of sources) {
    visit(parse(source), (node) => {
      const key = askedKey(node);
      if (key !== undefined && !isKey(key, texts)) asked.push(`${source.path}: there is no text ${key}`);
    });
  }
  const isNamed = namesOf(sources);
  const unused = [...texts.keys()].filter((key) => !isNamed(key));
  return [...asked, ...unused.map((key) => `${key} is used nowhere: remove it from locales/`)];
}

/** Which keys the sources name, written out or as a template. */
export function namesOf(sources: readonly Source[]): (key: string) => boolean {
  const literals = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    visit(parse(source), (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) patterns.add(patternOf(node));
    });
  }
  const matchers = [...patterns].filter(startsWithAGroup).map(matcher);
  return (key) => {
    const stem = key.replace(PLURAL, '');
    return [key, stem].some((name) => literals.has(name) || matchers.some((pattern) => pattern.test(name)));
  };
}

/** Text literals in the markup instead of in locales/. */
export function literalFaults(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const file = parse(source);
    const found: string[] = [];
    visit(file, (node) => {
      const text = shownText(node);
      if (text === undefined || !/\p{L}/u.test(text)) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(
        `${source.path}:${line + 1}: “${text.trim()}” is written into the markup: move it to locales/`,
      );
    });
    return found;
  });
}

function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return undefined;
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return node.text;
  return ts.isJsxAttribute(holder) && SHOWN_ATTRIBUTES.has(holder.name.getText()) ? node.text : undefined;
}

/** The literal key of `t('…')` or `<Trans i18nKey="…">`. */
function askedKey(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    const isT = ts.isIdentifier(node.expression) && node.expression.text === 't';
    return isT && first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
  }
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'i18nKey') return undefined;
  return node.initializer !== undefined && ts.isStringLiteralLike(node.initializer)
    ? node.initializer.text
    : undefined;
}

function isKey(key: string, texts: Texts): boolean {
  return texts.has(key) || texts.has(`${key}_other`);
}

function patternOf(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
}

/** A pattern without a fixed first group (`${a}.${b}`) would match every key. */
function startsWithAGroup(pattern: string): boolean {
  return /^\w+\./.test(pattern);
}

/** Each placeholder of a template stands for one segment of a key. */
function matcher(pattern: string): RegExp {
  const parts = pattern.split(HOLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}
