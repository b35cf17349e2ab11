import { defineRoute, success, type Route } from '../../http/index.ts';
import { waysInRoute } from '../../session/index.ts';
import { isMembers, scalarText } from '../exact-json.ts';
import { exchangeFor, type Exchange } from '../exchange.ts';
import { recentValues } from '../recent.ts';

const lifetime = 60_000;

/**
 * Defines the routes of the sign-in page that a JeecgBoot does not have: the ways in besides name and password, which
 * are not offered in front of one, and whether it requires a captcha.
 * @param url The URL of the back end with its context path.
 */
export function signInRoutes(url: string): Route[] {
  const recent = recentValues<boolean>({ lifetime, most: 1 });
  return [
    waysInRoute({ register: false, slider: false, phone: false, qr: false, providers: [] }),
    defineRoute({
      method: 'GET',
      path: '/sys/captcha',
      permission: 'open',
      async handler({ request }) {
        const captchaRequired = await recent.getOrMake('captcha', () =>
          asksForCaptcha(exchangeFor(url, request.headers)),
        );
        return success({ captchaRequired });
      },
    }),
  ];
}

/** A JeecgBoot checks the captcha before the name, so a sign-in without both fails because of the one that it requires. */
async function asksForCaptcha(exchange: Exchange): Promise<boolean> {
  const body = JSON.stringify({ username: '', password: '' });
  const { json } = await exchange({ method: 'POST', path: '/sys/login', query: new URLSearchParams(), body });
  return isMembers(json) && json['success'] !== true && (scalarText(json['message']) ?? '').includes('验证码');
}
