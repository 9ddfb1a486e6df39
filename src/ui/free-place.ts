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
  // Named one by one: spreading a DOMRect gives an empty object.
  const { left, right, top, bottom } = box;
  for (let up = 0; up <= limit; up += step) {
    const moved = { left, right, top: top - up, bottom: bottom - up };
    if (!obstacles.some((obstacle) => overlaps(moved, obstacle))) return up;
  }
  return null;
}
