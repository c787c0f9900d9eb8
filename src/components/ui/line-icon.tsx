const paths = {
  'arrow-up': 'm5 12 7-7 7 7M12 19V5',
  chat: 'M21 11a8 8 0 0 1-12 7l-6 2 2-5a8 8 0 1 1 16-4z',
  close: 'M18 6 6 18M6 6l12 12',
  form: 'M5 3h9l5 5v13H5zM9 12h6M9 16h6',
  house:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6a2 2 0 0 1 .7 1.5v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  menu: 'M4 5h16M4 12h16M4 19h16',
  phone: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
} as const;

interface LineIconProps {
  name: keyof typeof paths;
  className?: string;
}

/**
 * A decorative icon for code that every page loads. All other icons come from lucide-react, whose own code is larger
 * than these.
 */
export function LineIcon({ name, className = 'size-6' }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  );
}
