import type { Call } from '../../http/index.ts';

/** Where somebody signs in from. */
export interface SignInOrigin {
  /** The peer's address. */
  address: string;
  /** Its browser and system, e.g. `Chrome 126 · Windows`; '' where it does not say. */
  browser: string;
}

/** Names as they stand in the User-Agent, those first that also say another's. */
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

/** Where a call comes from. */
export function originOf({ address, request }: Call): SignInOrigin {
  return { address, browser: browserOf(request.headers['user-agent'] ?? '') };
}

/** Browser and system of a User-Agent, for people to tell their sessions apart. */
export function browserOf(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = systems.find(([, pattern]) => pattern.test(userAgent));
  return [...browser.slice(0, 1), ...(system ? [system[0]] : [])].join(' · ');
}
