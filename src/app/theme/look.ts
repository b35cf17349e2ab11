import { isRecord } from '../../schema/json/index.ts';

/** The eight primary colours by their Chinese names. */
export const accents = {
  薄暮: '#F5222D',
  火山: '#FA541C',
  日暮: '#FAAD14',
  明青: '#13C2C2',
  极光绿: '#52C41A',
  拂晓蓝: '#1890FF',
  极客蓝: '#2F54EB',
  酱紫: '#722ED1',
} as const;

export type Accent = keyof typeof accents;

/** The user's settings of the frame around pages (docs/requirements.md, Constants). */
export interface Look {
  menuTheme: 'light' | 'dark';
  accent: Accent;
  layout: 'sidemenu' | 'topmenu';
  /** Centred in a wide window, or full width; only with a top menu. */
  contentWidth: 'Fixed' | 'Fluid';
  fixedHeader: boolean;
  /** True if scrolling down hides the header; only for a fixed header. */
  autoHideHeader: boolean;
  fixedMenu: boolean;
  colorWeak: boolean;
  multipage: boolean;
}

export const defaultLook: Look = {
  menuTheme: 'light',
  accent: '拂晓蓝',
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  autoHideHeader: false,
  fixedMenu: true,
  colorWeak: false,
  multipage: true,
};

/** Returns which switches can be changed; some depend on another one. */
export function changeable(look: Look): Record<'contentWidth' | 'autoHideHeader' | 'fixedMenu', boolean> {
  return {
    contentWidth: look.layout === 'topmenu',
    autoHideHeader: look.fixedHeader,
    fixedMenu: look.layout === 'sidemenu',
  };
}

/** Returns the look with the values reset that other switches do not allow. */
export function consistent(look: Look): Look {
  const can = changeable(look);
  return {
    ...look,
    contentWidth: can.contentWidth ? look.contentWidth : 'Fixed',
    autoHideHeader: can.autoHideHeader && look.autoHideHeader,
    fixedMenu: can.fixedMenu ? look.fixedMenu : true,
  };
}

/** Parses a stored look; missing or invalid values get their defaults. */
export function readLook(text: string | undefined): Look {
  const kept = parsed(text);
  const oneOf = <Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value =>
    values.find((one) => one === value) ?? otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  const names = Object.keys(accents) as Accent[];
  return consistent({
    menuTheme: oneOf(kept['menuTheme'], ['light', 'dark'], defaultLook.menuTheme),
    accent: oneOf(kept['accent'], names, defaultLook.accent),
    layout: oneOf(kept['layout'], ['sidemenu', 'topmenu'], defaultLook.layout),
    contentWidth: oneOf(kept['contentWidth'], ['Fixed', 'Fluid'], defaultLook.contentWidth),
    fixedHeader: flag(kept['fixedHeader'], defaultLook.fixedHeader),
    autoHideHeader: flag(kept['autoHideHeader'], defaultLook.autoHideHeader),
    fixedMenu: flag(kept['fixedMenu'], defaultLook.fixedMenu),
    colorWeak: flag(kept['colorWeak'], defaultLook.colorWeak),
    multipage: flag(kept['multipage'], defaultLook.multipage),
  });
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
