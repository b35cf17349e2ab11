import { isRecord } from '../../data-sources/jeecg/index.ts';

/** The eight primary colours, by the names that people know them by. */
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

/** How a person wants the frame around pages (docs/requirements.md, Constants). */
export interface Look {
  menuTheme: 'light' | 'dark';
  accent: Accent;
  layout: 'sidemenu' | 'topmenu';
  /** In the middle of a wide window, or as wide as it is; only beside a top menu. */
  contentWidth: 'Fixed' | 'Fluid';
  fixedHeader: boolean;
  /** The header leaves when one scrolls down; only where it is fixed. */
  autoHideHeader: boolean;
  /** The side menu stays where it is while the page scrolls. */
  fixedMenu: boolean;
  colorWeak: boolean;
  /** Open pages as tabs. */
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

/** What may be changed now: some switches need another one. */
export function changeable(look: Look): Record<'contentWidth' | 'autoHideHeader' | 'fixedMenu', boolean> {
  return {
    contentWidth: look.layout === 'topmenu',
    autoHideHeader: look.fixedHeader,
    fixedMenu: look.layout === 'sidemenu',
  };
}

/** The look with what its other switches forbid taken back. */
export function consistent(look: Look): Look {
  const can = changeable(look);
  return {
    ...look,
    contentWidth: can.contentWidth ? look.contentWidth : 'Fixed',
    autoHideHeader: can.autoHideHeader && look.autoHideHeader,
    fixedMenu: can.fixedMenu ? look.fixedMenu : true,
  };
}

/** Reads a look as it is kept; what it does not say, or says wrongly, is as by default. */
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
