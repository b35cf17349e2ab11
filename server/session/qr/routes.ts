import { defineRoute, requiredText, success, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { browserCookie } from '../browser/browser-cookie.ts';
import { originOf } from '../browser/sign-in-origin.ts';
import { beginSession, type LoginParts } from '../sign-in/begin-session.ts';
import { approveQrCode, newQrCode, readQrCode, takeQrCode } from './qr-codes.ts';

/** Routes for signing in with a QR code that a signed-in user scans (docs/jeecgboot.md, Sign-in and account). */
export function qrRoutes(parts: LoginParts & { apiBase: string; isSecure: boolean }): Route[] {
  const { database, apiBase, isSecure } = parts;
  const shown = browserCookie('pagewright-qr', { path: `${apiBase}/sys`, isSecure });
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/getLoginQrcode',
      permission: 'open',
      async handler(call) {
        const { cookie, hash } = shown.make();
        const qrcodeId = await newQrCode(database, originOf(call), hash);
        const answer = success({ qrcodeId });
        return { ...answer, headers: { ...answer.headers, 'set-cookie': cookie } };
      },
    }),
    // This route is not in JeecgBoot: the user who scans a code sees which browser they sign in.
    defineRoute({
      method: 'GET',
      path: '/sys/loginQrcode',
      permission: 'signed-in',
      handler: async ({ query }) => success(await readQrCode(database, requiredText(query, 'qrcodeId', 100))),
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/scanLoginQrcode',
      permission: 'signed-in',
      async handler({ query, person }) {
        await approveQrCode(database, requiredText(query, 'qrcodeId', 100), person().id);
        return success(null, { message: say('扫码成功') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/getQrcodeToken',
      permission: 'open',
      async handler(call) {
        const state = await takeQrCode(database, requiredText(call.query, 'qrcodeId', 100), shown.hash(call));
        if (state === 'waiting') return success({ success: false, token: '-1' });
        if (state === 'expired') return success({ success: false, token: '-2' });
        const answer = await beginSession(parts, state.userId, originOf(call));
        return success({ success: true, ...answer });
      },
    }),
  ];
}
