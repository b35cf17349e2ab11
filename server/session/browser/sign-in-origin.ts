import type { Call } from '../../http/index.ts';

export interface SignInOrigin {
  address: string;
  browser: string;
}

/** Patterns for the User-Agent. Browsers that also name another one come first. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['企业微信', /wxwork\/(\d+)/i],
  ['微信', /MicroMessenger\/(\d+)/],
  ['钉钉', /DingTalk\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

export function originOf({ address, request }: Call): SignInOrigin {
  return { address, browser: browserOf(request.headers['user-agent'] ?? '') };
}

export function browserOf(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = systems.find(([, pattern]) => pattern.test(userAgent));
  return [...browser.slice(0, 1), ...(system ? [system[0]] : [])].join(' · ');
}
