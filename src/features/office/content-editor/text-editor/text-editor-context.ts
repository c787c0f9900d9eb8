import { createContext, type ComponentType } from 'react';

/** A page of the website that a text can link to. */
export interface LinkTarget {
  path: string;
  name: string;
}

interface PicturePickerProps {
  /** A picture that was dropped or pasted, to be added. */
  file: File | null;
  /** `path` in our own storage. */
  onPick: (picture: { path: string; alt: string }) => void;
  onClose: () => void;
}

/** Lets somebody choose a picture, or add one; shown until one is chosen or it is closed. */
export type PicturePicker = ComponentType<PicturePickerProps>;

interface TextEditorSurroundings {
  linkTargets: readonly LinkTarget[];
  /** Without one no picture can be added. */
  PicturePicker?: PicturePicker | undefined;
}

/** What a text can link to and show. */
export const TextEditorContext = createContext<TextEditorSurroundings>({ linkTargets: [] });
