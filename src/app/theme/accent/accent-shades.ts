import { contrast } from './contrast.ts';

/** The shades of a primary colour for texts, backgrounds and borders, as `#rrggbb`. */
export interface AccentShades {
  solid: string;
  solidHover: string;
  solidActive: string;
  text: string;
  textHover: string;
  textActive: string;
  ground: string;
  groundHover: string;
  border: string;
  borderHover: string;
}

const readable = 4.5;
const white = '#ffffff';
const black = '#000000';
const grounds = { light: [white, '#f5f6f8'], dark: ['#212326', '#0e0f11'] } as const;

/**
 * Computes legible shades of a colour: white on `solid`, `solidHover` and `solidActive`, and each text on every
 * background of the theme and on `ground`, have a contrast of at least 4.5 (WCAG 2.2, 1.4.3).
 */
export function accentShades(accent: string, theme: 'light' | 'dark'): AccentShades {
  const [above, below] = grounds[theme];
  const ground = mix(accent, theme === 'light' ? white : below, theme === 'light' ? 0.1 : 0.22);
  const onAll = [above, below, ground];
  const towards = theme === 'light' ? black : white;
  const solidHover = until(accent, black, (shade) => contrast(white, shade) >= readable);
  const solid = mix(solidHover, black, 0.94);
  const text = until(accent, towards, (shade) => onAll.every((one) => contrast(shade, one) >= readable));
  const more = theme === 'light' ? mix(text, black, 0.85) : mix(text, white, 0.75);
  return {
    solid,
    solidHover,
    solidActive: mix(solid, black, 0.8),
    text,
    textHover: more,
    textActive: theme === 'light' ? mix(text, black, 0.7) : text,
    ground,
    groundHover: mix(accent, theme === 'light' ? white : below, theme === 'light' ? 0.18 : 0.3),
    border: mix(accent, theme === 'light' ? white : below, 0.4),
    borderHover: mix(accent, theme === 'light' ? white : below, 0.6),
  };
}

function until(colour: string, other: string, holds: (shade: string) => boolean): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const shade = mix(colour, other, share);
    if (holds(shade)) return shade;
  }
  return other;
}

function mix(colour: string, other: string, share: number): string {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(colour, at) * share + channel(other, at) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
