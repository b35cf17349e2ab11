import { SendFailure, type Channel, type ChannelSettings } from './channels.ts';
import { asMarkup, isMarkup } from './fill-template.ts';

const wait = 10_000;

/** Sends by SMTP, whose program is loaded with the first message; undefined where no server is set. */
export function mailChannel({ smtpUrl, mailFrom }: ChannelSettings): Channel | undefined {
  if (smtpUrl === undefined) return undefined;
  return async ({ id, title, content, receiver }) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: wait,
      greetingTimeout: wait,
      socketTimeout: 3 * wait,
      // What a template says is text: it reaches neither files nor other servers.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const sent = await transport.sendMail({
        from: mailFrom ?? new URL(smtpUrl).username,
        to: { name: '', address: receiver },
        subject: title,
        html: isMarkup(content) ? content : asMarkup(content),
        ...(!isMarkup(content) && { text: content }),
        // The same after a lost answer: mail servers drop the second one.
        messageId: `<${id}@pagewright>`,
      });
      return String(sent.response).slice(0, 200);
    } catch (cause) {
      throw asFailure(cause);
    } finally {
      transport.close();
    }
  };
}

/** A server that says 5xx to a message says so again. */
function asFailure(cause: unknown): SendFailure {
  const code: unknown = cause instanceof Error && 'responseCode' in cause ? cause.responseCode : undefined;
  const said = cause instanceof Error ? cause.message : String(cause);
  const isFinal = typeof code === 'number' && code >= 500 && ![535, 530].includes(code);
  return new SendFailure(`邮件服务器：${said}`.slice(0, 300), { final: isFinal, cause });
}
