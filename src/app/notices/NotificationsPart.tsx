import { Link } from 'react-router-dom';

import { say } from '../../locale/index.ts';
import { DesktopSetting } from './desktop/index.ts';

import './notifications-part.css';

/** The notification settings: the desktop, and the page of all messages. */
export function NotificationsPart() {
  return (
    <div className="pw-notifications">
      <div>
        <span>
          {say('桌面通知')}
          <br />
          <small>
            {typeof Notification === 'undefined'
              ? say('这个浏览器不能显示桌面通知。')
              : say('有新消息而您没有在看本系统时，由桌面告诉您；只对这个浏览器有效。')}
          </small>
        </span>
        <DesktopSetting label={say('桌面通知')} />
      </div>
      <div>
        <span>
          {say('站内消息')}
          <br />
          <small>{say('通告和消息总在页头的铃里，也在“我的消息”里。')}</small>
        </span>
        <Link to="/isps/userAnnouncement">{say('我的消息')}</Link>
      </div>
    </div>
  );
}
