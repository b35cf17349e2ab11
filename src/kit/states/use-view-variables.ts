import { use, type CSSProperties } from 'react';

import '../tokens/tokens.css';

import { InDialogContext } from './in-dialog.ts';

const onPage = variablesOn('var(--pw-color-bg-container)');
const inDialog = variablesOn('var(--pw-color-bg-elevated)');

/** Returns the theme's colours and sizes as the CSS variables of the views' style sheets. */
export function useViewVariables(): CSSProperties {
  return use(InDialogContext) ? inDialog : onPage;
}

function variablesOn(ground: string): CSSProperties {
  const tint = (colour: string, percent: number, on = ground) =>
    `color-mix(in srgb, var(--pw-color-${colour}) ${percent}%, ${on})`;
  const variables: Record<`--${string}`, string> = {
    '--pw-background': ground,
    '--pw-text': 'var(--pw-color-text)',
    '--pw-secondary': 'var(--pw-color-text-secondary)',
    '--pw-disabled': 'var(--pw-color-text-disabled)',
    '--pw-border': 'var(--pw-color-border-secondary)',
    '--pw-control-border': 'var(--pw-color-border)',
    '--pw-primary': 'var(--pw-color-primary)',
    '--pw-link': tint('primary', 78, 'var(--pw-color-text-base)'),
    '--pw-danger': tint('error', 78, 'var(--pw-color-text-base)'),
    '--pw-danger-solid': tint('error', 80, '#000'),
    '--pw-locked': tint('text-base', 2),
    '--pw-header': tint('text-base', 3),
    '--pw-hover': tint('text-base', 4),
    '--pw-selected': tint('primary', 10),
    // In the dark theme a tint of 10 % is hardly visible without a row or a border next to it.
    '--pw-range': tint('primary', 20),
    '--pw-elevated': 'var(--pw-color-bg-elevated)',
    '--pw-shadow': 'var(--pw-box-shadow-secondary)',
  };
  return { color: 'var(--pw-color-text)', fontSize: 14, ...variables };
}
