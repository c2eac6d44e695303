import type { Grants, TagManager } from '#application/ports/privacyTools.ts';

/** What a tag manager would receive, for QA: `mockTags` on the console. Nothing is sent. */
interface MockTagWindow {
  mockTags?: object[];
}

export class MockTagManager implements TagManager {
  allow(id: string, grants: Grants): void {
    record({ event: 'consent', id, granted: [...grants] });
  }

  pageView(pattern: string): void {
    record({ event: 'page_view', pattern });
  }
}

function record(what: object): void {
  const page = window as MockTagWindow;
  page.mockTags ??= [];
  page.mockTags.push(what);
}
