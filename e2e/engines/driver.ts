/** Keys for `press`; other characters are typed. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowLeft';

/** One browser window. Offers only what plain WebDriver can do, so that each test is written once for all engines. */
export interface Driver {
  /** Starts a navigation without waiting for it. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. Fails while the document changes. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Runs a script's text in the page. */
  run(source: string): Promise<void>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a local file into a file field. */
  attach(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
}

/** The user's system settings, set before the browser starts. */
export interface System {
  readonly isDark: boolean;
}

export interface Engine {
  /** Opens a window with a fresh profile. `tell` receives the errors that the engine reports. */
  newWindow(tell: (error: string) => void): Promise<Driver>;
  end(): Promise<void>;
}
