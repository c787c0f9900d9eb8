import { use } from 'react';
import { useLocation } from 'react-router-dom';

let styles: Promise<unknown> | undefined;

interface AllStylesProps {
  /** The page that came as HTML, with the styles that it needs; none where React draws the first page too. */
  madePath: string | undefined;
}

/** Holds back every page but the made one until the styles of the whole site are there. */
export function AllStyles({ madePath }: AllStylesProps) {
  if (useLocation().pathname !== madePath) use((styles ??= import('@/styles/index.css')));
  return null;
}
