export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far up (CSS px, a multiple of `step`) a floating box must move so that it covers none of the
 * obstacles; null when no place up to `limit` is free.
 */
export function freePlace(
  box: Box,
  obstacles: readonly Box[],
  { step, limit }: { step: number; limit: number },
): number | null {
  for (let up = 0; up <= limit; up += step) {
    const moved = { ...box, top: box.top - up, bottom: box.bottom - up };
    if (!obstacles.some((obstacle) => overlaps(moved, obstacle))) return up;
  }
  return null;
}
