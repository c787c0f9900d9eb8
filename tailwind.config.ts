import type { Config } from 'tailwindcss';

/** Names for the tokens of src/styles/tokens.css; the values live there, once, for light and dark. */
export default {
  theme: {
    extend: {
      colors: {
        ground: 'var(--ground)',
        surface: 'var(--surface)',
        'surface-sunk': 'var(--surface-sunk)',
        ink: 'var(--ink)',
        'ink-muted': 'var(--ink-muted)',
        line: 'var(--line)',
        control: 'var(--control)',
        primary: 'var(--primary)',
        'primary-strong': 'var(--primary-strong)',
        'on-primary': 'var(--on-primary)',
        'primary-soft': 'var(--primary-soft)',
        accent: 'var(--accent)',
        'accent-hover': 'var(--accent-hover)',
        'accent-strong': 'var(--accent-strong)',
        'on-accent': 'var(--on-accent)',
        'accent-soft': 'var(--accent-soft)',
        rating: 'var(--rating)',
        water: 'var(--water)',
        danger: 'var(--danger)',
        'danger-soft': 'var(--danger-soft)',
        'label-a': 'var(--label-a)',
        'label-b': 'var(--label-b)',
        'label-c': 'var(--label-c)',
        'label-d': 'var(--label-d)',
        'label-e': 'var(--label-e)',
        'label-f': 'var(--label-f)',
        'label-g': 'var(--label-g)',
      },
      fontFamily: {
        sans: ['Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', 'system-ui', 'sans-serif'],
      },
    },
  },
} satisfies Config;
