import '@ant-design/v5-patch-for-react-19';

import { Button, ConfigProvider, DatePicker, Form, Input, Layout, Menu, Modal, Select, Space, Table } from 'antd';
import chinese from 'antd/locale/zh_CN';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { bareColumns, bareMenu, bareSearch } from './bare-parts.ts';

type Row = Record<string, string>;

/**
 * The page of customers written by hand with antd: a menu, a search, a table of ten rows, a dialog with a form. It
 * loads its rows and nothing else: no sign-in, permissions, documents or tabs.
 */
function BarePage() {
  const [rows, setRows] = useState<Row[]>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json())
      .then(setRows);
  }, []);
  return (
    <ConfigProvider locale={chinese}>
      <Layout style={{ height: '100vh' }}>
        <Layout.Sider theme="light" width={220}>
          <Menu mode="inline" defaultOpenKeys={['基础资料']} selectedKeys={['客户']} items={bareMenu} />
        </Layout.Sider>
        <Layout.Content style={{ padding: 16 }}>
          <Form layout="inline" style={{ marginBottom: 16 }}>
            {bareSearch.map(({ name, kind }) => (
              <Form.Item key={name} name={name} label={name}>
                {kind === 'text' ? (
                  <Input />
                ) : kind === 'range' ? (
                  <DatePicker.RangePicker />
                ) : (
                  <Select style={{ width: 160 }} />
                )}
              </Form.Item>
            ))}
            <Space>
              <Button type="primary">查询</Button>
              <Button>重置</Button>
            </Space>
          </Form>
          <Space style={{ marginBottom: 16 }}>
            <Button type="primary" onClick={() => setOpen(true)}>
              新增
            </Button>
            <Button>导入</Button>
            <Button>导出</Button>
          </Space>
          <Table<Row>
            rowKey="id"
            size="middle"
            scroll={{ x: 1600 }}
            loading={!rows}
            rowSelection={{}}
            columns={[
              ...bareColumns.map(({ key, title }) => ({ dataIndex: key, title })),
              { key: 'actions', title: '操作', fixed: 'right' as const, render: rowActions },
            ]}
            dataSource={rows ?? []}
            pagination={{ pageSize: 10, showSizeChanger: true }}
          />
        </Layout.Content>
      </Layout>
      <Modal title="新增 客户" open={isOpen} onCancel={() => setOpen(false)} width={800}>
        <Form layout="vertical">
          {bareColumns.map(({ key, title }) => (
            <Form.Item key={key} name={key} label={title}>
              <Input />
            </Form.Item>
          ))}
        </Form>
      </Modal>
    </ConfigProvider>
  );
}

function rowActions() {
  return (
    <>
      <Button type="link" size="small">
        编辑
      </Button>
      <Button type="link" size="small">
        详情
      </Button>
      <Button type="link" size="small" danger>
        删除
      </Button>
    </>
  );
}

const host = document.getElementById('root');
if (host) createRoot(host).render(<BarePage />);
