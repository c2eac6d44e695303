/** The areas of screens: each is loaded by the routes that need it, only `entry` by the first screen (design 2). */
export type AreaName = 'entry' | 'shops' | 'redemption' | 'donation' | 'codes' | 'aftercare';
