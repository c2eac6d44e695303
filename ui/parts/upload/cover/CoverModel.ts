import { makeAutoObservable, observableRef } from 'mobx';
import {
  type Cover,
  type CoverSide,
  FIRST_COVER,
  type Spot,
  coverBetween,
  withSide,
} from '#domain/upload/cover.ts';

/** One area that is going to be painted over; `id` stays the same while its sides change. */
interface Area {
  readonly id: number;
  readonly cover: Cover;
}

/** What is going to be painted over in a picture: areas that are drawn with a pointer, or added and put into place. */
export class CoverModel {
  areas: readonly Area[] = [];
  /** The area that was added without being drawn last; it is to be put into its place. 0 if none was. */
  added = 0;
  /** What is being drawn: from where, and what lies between that and the pointer. */
  #drawnFrom: Spot | null = null;
  drawn: Cover | null = null;
  #ids = 0;

  constructor() {
    makeAutoObservable(this, { areas: observableRef, drawn: observableRef }, { autoBind: true });
  }

  get covers(): readonly Cover[] {
    return this.areas.map(({ cover }) => cover);
  }

  /** Begins to draw an area at one of its corners. */
  begin(at: Spot): void {
    this.#drawnFrom = at;
  }

  /** Draws on to the opposite corner. Does nothing unless an area was begun. */
  stretch(to: Spot): void {
    this.drawn = this.#drawnFrom && coverBetween(this.#drawnFrom, to);
  }

  /** Ends the drawing: what is large enough to be meant, becomes an area. */
  end(): void {
    if (this.drawn !== null) this.put(this.drawn);
    this.giveUp();
  }

  /** Lets go of what is being drawn, because the device took the pointer away. */
  giveUp(): void {
    this.#drawnFrom = null;
    this.drawn = null;
  }

  /** Adds an area in the middle. */
  add(): void {
    this.put(FIRST_COVER);
    this.added = this.#ids;
  }

  /** Sets one side of an area, as far as the picture lets it. */
  set(id: number, side: CoverSide, value: number): void {
    this.areas = this.areas.map((area) =>
      area.id === id ? { id, cover: withSide(area.cover, side, value) } : area,
    );
  }

  remove(id: number): void {
    this.areas = this.areas.filter((area) => area.id !== id);
  }

  private put(cover: Cover): void {
    this.#ids += 1;
    this.areas = [...this.areas, { id: this.#ids, cover }];
  }
}
