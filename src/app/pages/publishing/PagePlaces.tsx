import { Alert, Typography } from 'antd';
import { useAtomValue } from 'jotai';

import { AppLink } from '../../../kit/controls/app-link/AppLink.tsx';
import { say } from '../../../locale/index.ts';
import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import type { PublishedPage } from './published-pages.ts';

import './page-places.css';

/**
 * Lists the published pages that the menu does not have: the address of each, and the component for a menu entry of the
 * back end.
 */
export function PagePlaces({ pages, onClose }: { pages: readonly PublishedPage[]; onClose: () => void }) {
  const links = useAtomValue(pageLinksAtom);
  const unplaced = pages.filter(({ key }) => !links.some(({ document }) => document === key));
  if (unplaced.length === 0) return null;
  const places = (
    <ul className="pw-page-places">
      {unplaced.map(({ key, title, path }) => (
        <li key={key}>
          <AppLink to={path}>{title}</AppLink>
          <span>
            {say('地址')}{' '}
            <Typography.Text code copyable={{ text: path, tooltips: [say('复制地址'), say('已复制')] }}>
              {path}
            </Typography.Text>
          </span>
          <span>
            {say('组件')}{' '}
            <Typography.Text code copyable={{ text: key, tooltips: [say('复制组件'), say('已复制')] }}>
              {key}
            </Typography.Text>
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <Alert
      type="success"
      showIcon
      banner
      closable
      onClose={onClose}
      message={
        <>
          {say('页面已经可以打开。要放进菜单，请在“菜单管理”新增菜单，路径和组件照下面填。')}
          {places}
        </>
      }
    />
  );
}
