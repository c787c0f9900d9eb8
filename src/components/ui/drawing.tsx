import type { ComponentProps } from 'react';

/** The folders of public/images, with the pixels of every drawing in them. */
const sizes = {
  blog: { width: 640, height: 360 },
  cities: { width: 480, height: 320 },
  houses: { width: 96, height: 72 },
  scenes: { width: 480, height: 320 },
} as const;

interface DrawingProps extends Pick<ComponentProps<'img'>, 'className' | 'fetchPriority'> {
  folder: keyof typeof sizes;
  /** Of the file, without extension. */
  name: string;
  /** Empty for a drawing that only decorates. */
  alt?: string;
  /** In view when the page opens; every other drawing loads lazily. */
  isInFirstView?: boolean;
}

/** One of our own drawings. Its size is known beforehand, so that nothing shifts when it loads. */
export function Drawing({ folder, name, alt = '', isInFirstView = false, ...rest }: DrawingProps) {
  return (
    <img
      src={`/images/${folder}/${name}.svg`}
      alt={alt}
      {...sizes[folder]}
      {...(!isInFirstView && { loading: 'lazy' })}
      {...rest}
    />
  );
}
