/** The order of the rooms inside ui/ (ADR 2), as rules for `.dependency-cruiser.mjs`. */

/**
 * The rooms of ui/, from the bottom up. Each may use those before it, and session/ and styles/ beside them.
 */
const ROOMS = ['kit', 'frame', 'problems', 'parts', 'orders', 'screens', 'shell'];

/** What to do instead of reaching for a room further up. */
const REMEDIES = {
  kit: 'A kit part knows nothing of us. Take what it needs as properties.',
  frame: 'The frame draws what it is handed. Take it as properties, or move the file up to where it is used.',
  problems: 'How a problem is shown holds for every screen. Take what differs as properties.',
  parts: 'What several areas share knows none of them. Take what differs as properties or as a slot.',
  orders: 'The press and its outcome are the same for every kind. Take what differs from the screen.',
  screens:
    'An area is put together by the shell. Take what you need of it as a property, a slot or a service.',
};

/**
 * For each room but the last: no import runs upwards.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const DOWNWARDS = Object.entries(REMEDIES).map(([room, comment]) => ({
  name: `${room}-imports-downwards`,
  comment,
  severity: 'error',
  from: { path: `^ui/${room}/` },
  to: { path: `^ui/(${ROOMS.slice(ROOMS.indexOf(room) + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const ROOM_RULES = [
  ...DOWNWARDS,
  {
    name: 'areas-stay-apart',
    comment:
      'An area is loaded without the others. What two share belongs into parts/ or orders/; what one shows of another is a slot that shell/ fills.',
    severity: 'error',
    from: { path: '^ui/screens/([^/]+)/' },
    to: { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
  },
  {
    name: 'kit-and-frame-take-properties',
    comment: 'They draw without knowing the app. Read stores and words in the room above, and hand them in.',
    severity: 'error',
    from: { path: '^ui/(kit|frame)/' },
    to: { path: '^ui/session/' },
  },
  {
    name: 'session-and-theme-stand-beside',
    comment: 'Every room uses them, so they use none. Move what draws into the room that draws it.',
    severity: 'error',
    from: { path: '^ui/(session|theme)/' },
    to: { path: '^ui/', pathNot: '^ui/$1/' },
  },
  {
    name: 'ui-has-rooms',
    comment: 'No file lies loose in ui/, or in screens/ outside an area and a screen: find its room.',
    severity: 'error',
    from: { path: '^ui/([^/]+|screens/[^/]+|screens/[^/]+/(?!services\\.ts)[^/]+)$' },
    to: {},
  },
];
