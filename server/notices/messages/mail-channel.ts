import { SendFailure, type Channel, type ChannelSettings } from './channels.ts';
import { asMarkup, isMarkup } from './fill-template.ts';

const wait = 10_000;

/** Creates the SMTP channel, whose library is loaded with the first message; undefined if no server is configured. */
export function mailChannel({ smtpUrl, mailFrom }: ChannelSettings): Channel | undefined {
  if (smtpUrl === undefined) return undefined;
  return async ({ id, title, content, receiver }) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: wait,
      greetingTimeout: wait,
      socketTimeout: 3 * wait,
      // The content of a template must not load files or URLs.
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
        // The id is the same after a lost answer: mail servers drop the second mail.
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

/** A server that answers a message with 5xx will do so again, so the failure is final. */
function asFailure(cause: unknown): SendFailure {
  const code: unknown = cause instanceof Error && 'responseCode' in cause ? cause.responseCode : undefined;
  const message = cause instanceof Error ? cause.message : String(cause);
  const isFinal = typeof code === 'number' && code >= 500 && ![535, 530].includes(code);
  return new SendFailure(`邮件服务器：${message}`.slice(0, 300), { final: isFinal, cause });
}
