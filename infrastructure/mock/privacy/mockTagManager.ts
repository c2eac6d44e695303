import type { Grants, TagManager } from '#application/ports/privacyTools.ts';

/** What a tag manager would receive, for QA: `mockTags` on the console. Nothing is sent. */
interface ToldWindow {
  mockTags?: object[];
}

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
