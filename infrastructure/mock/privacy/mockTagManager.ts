import type { Grants, TagManager } from '#application/ports/privacyTools.ts';

/** What a mock tag manager was told, for QA: `mockTags` on the console. */
interface ToldWindow {
  mockTags?: object[];
}

/** Notes what a tag manager would be told, and sends nothing. */
export class MockTagManager implements TagManager {
  allow(id: string, grants: Grants): void {
    tell({ event: 'consent', id, granted: [...grants] });
  }

  pageView(pattern: string): void {
    tell({ event: 'page_view', pattern });
  }
}

function tell(what: object): void {
  const told = window as ToldWindow;
  told.mockTags ??= [];
  told.mockTags.push(what);
}
