/** The order of the rooms of tools/, as rules for `fences.mjs`. */

/** From the bottom up. Each may use those before it. */
const ROOMS = [
  'machine',
  'serving',
  'sandbox',
  'conformance',
  'build',
  'monitor',
  'check',
  'brand',
  'passport',
  'bench',
  'workshop',
  'serve',
];

/**
 * No tool imports one that imports it.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const TOOL_RULES = ROOMS.slice(0, -1).map((room, index) => ({
  name: `${room}-uses-earlier-tools`,
  comment: `tools/${room}/ stands before the room that it imports. Move what both need to an earlier room.`,
  severity: 'error',
  from: { path: `^tools/${room}/` },
  to: { path: `^tools/(${ROOMS.slice(index + 1).join('|')})/` },
}));
