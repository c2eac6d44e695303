/** Keys that are pressed by themselves; everything else is typed. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowLeft' | 'ArrowDown';

/**
 * One window of a browser, as hands and eyes have it. It offers no more than plain WebDriver can do, so that each test is
 * written once for all engines.
 */
export interface Driver {
  /** Begins to go to an address. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It fails while one page gives way to another. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Runs a script's text in the page. */
  run(source: string): Promise<void>;
  /** A press of the mouse at a place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a file of this machine into a file field. */
  attach(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
}

/** What the person's system says of itself; it is said before the browser starts. */
export interface System {
  readonly isDark: boolean;
}

/** A running browser. */
export interface Engine {
  /** A window of somebody who has never been here. `tell` hears of errors that the engine reports by itself. */
  newWindow(tell: (error: string) => void): Promise<Driver>;
  end(): Promise<void>;
}
