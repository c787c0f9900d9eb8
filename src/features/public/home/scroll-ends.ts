interface ScrollMeasures {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Whether the row is at its start or end. A zoomed page may stop a fraction of a pixel before its end. */
export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: ScrollMeasures): ScrollEnds {
  return { isAtStart: scrollLeft < 1, isAtEnd: scrollLeft > scrollWidth - clientWidth - 1 };
}
