import './tokens.css';

/** Returns the CSS variables of placeholders, so that nothing moves when the control replaces one. */
export function controlColors(isSmall: boolean): Record<`--${string}`, string> {
  return {
    '--pw-control-height': isSmall ? 'var(--pw-button-height-small)' : 'var(--pw-button-height)',
    '--pw-control-padding': `${isSmall ? 8 : 12}px`,
    '--pw-control-radius': isSmall ? '4px' : '6px',
    '--pw-control-border': 'var(--pw-color-border)',
    '--pw-control-ground': 'var(--pw-color-bg-container)',
    '--pw-control-placeholder': 'var(--pw-color-text-placeholder)',
    '--pw-control-hover': 'var(--pw-color-primary-hover)',
    '--pw-control-icon': 'var(--pw-color-text-quaternary)',
    '--pw-control-disabled': 'var(--pw-color-text-disabled)',
    '--pw-control-disabled-ground': 'var(--pw-color-bg-container-disabled)',
    '--pw-control-on': 'var(--pw-color-primary)',
    '--pw-control-off': 'var(--pw-color-text-quaternary)',
    '--pw-control-ring': 'var(--pw-control-outline)',
  };
}
