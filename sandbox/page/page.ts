import type { World } from '../core/world.ts';
export function sandboxPage(_world: World, _asked: URL): string {
  return '<!doctype html><title>Sandbox</title>';
}
