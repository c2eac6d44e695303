import { expect, it } from 'vitest';
import { KEPT } from '#domain/kept/table.ts';
import { TabCopies } from '#infrastructure/kept/tabCopies.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';

function aTab(stored: Readonly<Record<string, string>>) {
  const { storages, tab } = aBrowser();
  for (const [key, text] of Object.entries(stored)) storages.tab.setItem(key, text);
  const rest = () => Object.fromEntries(Object.keys(stored).map((key) => [key, storages.tab.getItem(key)]));
  return { copies: new TabCopies(tab), tab: storages.tab, rest };
}

const { customerDraft, isPrepaid, lastVoucher, redemptionDraft } = KEPT;

it('restores copied values unchanged, whatever their shape', () => {
  const stored = { [customerDraft.text]: '{"of another":["version"]}', [isPrepaid.text]: 'false' };
  const { copies, tab, rest } = aTab(stored);
  const restore = copies.copy(['customerDraft', 'isPrepaid']);
  tab.clear();
  restore();
  expect(rest()).toEqual(stored);
});

it('keeps newer values, and restores neither empty keys nor others', () => {
  const { copies, tab } = aTab({ [lastVoucher.text]: '"old"', [redemptionDraft.text]: '{}' });
  const restore = copies.copy(['lastVoucher', 'customerDraft']);
  tab.clear();
  tab.setItem(lastVoucher.text, '"new"');
  restore();
  expect(tab.getItem(lastVoucher.text)).toBe('"new"');
  expect(tab.length).toBe(1);
});

it('stores no copies before they are restored', () => {
  const { copies, tab } = aTab({ [lastVoucher.text]: '"old"' });
  copies.copy(['lastVoucher']);
  tab.clear();
  expect(tab.length).toBe(0);
});
