/** A main colour that reads on white, and a second one that goes with it. */
export interface Palette {
  readonly main: string;
  readonly accent: string;
}

const pair = (main: string, accent: string): Palette => ({ main, accent });

/** Mixed so that neighbours on a wall differ; none of them is a brand's own red. */
export const PALETTES: readonly Palette[] = [
  pair('#14213d', '#f2a20c'),
  pair('#1b1b1e', '#c9a227'),
  pair('#0b3954', '#ff6663'),
  pair('#16302b', '#94c595'),
  pair('#3d1f2b', '#e08e79'),
  pair('#c1121f', '#780000'),
  pair('#b23a48', '#fcb9b2'),
  pair('#d9480f', '#ffb366'),
  pair('#e8590c', '#2b2d42'),
  pair('#8a5a00', '#f4c95d'),
  pair('#1b7f5c', '#8bd8bd'),
  pair('#386641', '#a7c957'),
  pair('#2b9348', '#80b918'),
  pair('#00707a', '#7bdff2'),
  pair('#1d70a2', '#f7b32b'),
  pair('#0059b3', '#66b3ff'),
  pair('#264653', '#e9c46a'),
  pair('#3a0ca3', '#f72585'),
  pair('#6a4c93', '#ffca3a'),
  pair('#7b2cbf', '#e0aaff'),
  pair('#a4133c', '#ff8fa3'),
  pair('#c9184a', '#590d22'),
  pair('#d6336c', '#5f3dc4'),
  pair('#7f4f24', '#b6ad90'),
  pair('#5c3d2e', '#e0a96d'),
  pair('#343a40', '#ff922b'),
  pair('#212529', '#4dabf7'),
  pair('#111111', '#e03131'),
  pair('#004e64', '#25a18e'),
  pair('#5f0f40', '#fb8b24'),
  pair('#22577a', '#57cc99'),
  pair('#2f3e46', '#84a98c'),
];
