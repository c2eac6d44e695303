/** The order of the rooms inside ui/ (ADR 2), as rules for `fences.mjs`. */

/** The rooms of ui/, from the bottom up. Each may use those before it, and session/ and theme/ beside them. */
const ROOMS = ['kit', 'frame', 'problems', 'parts', 'orders', 'screens', 'shell'];

/** What to do instead of importing from a room further up. */
const REMEDIES = {
  kit: 'A kit component knows nothing about our app. Take what it needs as properties.',
  frame:
    'The frame only renders its properties. Take it as a property, or move the file up to where it is used.',
  problems: 'Problems look the same on every screen. Take what differs as properties.',
  parts: 'A shared part must not know the areas that use it. Take what differs as properties or as a slot.',
  orders:
    'The submit and its outcome are the same for every kind of order. Take what differs from the screen.',
  screens: 'The shell assembles the areas. Take what you need from it as a property, a slot or a service.',
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
      'Each area is loaded without the others. Move what two areas share to parts/ or orders/; show a part of another area through a slot that shell/ fills.',
    severity: 'error',
    from: { path: '^ui/screens/([^/]+)/' },
    to: { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
  },
  {
    name: 'kit-and-frame-take-properties',
    comment:
      'They render without knowing the app. Read stores and texts in the room above, and pass them in.',
    severity: 'error',
    from: { path: '^ui/(kit|frame)/' },
    to: { path: '^ui/session/' },
  },
  {
    name: 'session-and-theme-stand-beside',
    comment:
      'Every room uses them, so they must not use a room. Move rendering code into the room that renders it.',
    severity: 'error',
    from: { path: '^ui/(session|theme)/' },
    to: { path: '^ui/', pathNot: '^ui/$1/' },
  },
  {
    name: 'ui-has-rooms',
    comment:
      'Every file in ui/ belongs to a room, and every file in screens/ to an area and a screen: move it there.',
    severity: 'error',
    from: { path: '^ui/([^/]+|screens/[^/]+|screens/[^/]+/(?!services\\.ts)[^/]+)$' },
    to: {},
  },
];
