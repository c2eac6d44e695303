import { makeAutoObservable, observableRef } from 'mobx';
import {
  type Cover,
  type CoverSide,
  FIRST_COVER,
  type Spot,
  coverBetween,
  withSide,
} from '#domain/upload/cover.ts';

/** `id` stays the same while the sides change. */
interface Area {
  readonly id: number;
  readonly cover: Cover;
}

/** Areas of a picture to paint over: drawn with a pointer, or added and then positioned. */
export class CoverModel {
  areas: readonly Area[] = [];
  /** Id of the last area that was added without drawing; 0 if none. */
  added = 0;
  /** Start corner of the drawing in progress. */
  #drawnFrom: Spot | null = null;
  drawn: Cover | null = null;
  #ids = 0;

  constructor() {
    makeAutoObservable(this, { areas: observableRef, drawn: observableRef }, { autoBind: true });
  }

  get covers(): readonly Cover[] {
    return this.areas.map(({ cover }) => cover);
  }

  begin(at: Spot): void {
    this.#drawnFrom = at;
  }

  stretch(to: Spot): void {
    this.drawn = this.#drawnFrom && coverBetween(this.#drawnFrom, to);
  }

  /** The drawing becomes an area if it is large enough to be intended. */
  end(): void {
    if (this.drawn !== null) this.put(this.drawn);
    this.giveUp();
  }

  /** Cancels the drawing, for example because the device took the pointer away. */
  giveUp(): void {
    this.#drawnFrom = null;
    this.drawn = null;
  }

  add(): void {
    this.put(FIRST_COVER);
    this.added = this.#ids;
  }

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
