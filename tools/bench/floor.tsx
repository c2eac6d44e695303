/** The smallest page with every library of the stack, including the container, which our entry loads only later. */
import { createInstance } from 'i18next';
import { Container } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';

class Counter {
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  add(): void {
    this.count += 1;
  }
}

const container = new Container({ defaultScope: 'Singleton', jitless: true });
const counter = Symbol('Counter');
container.bind<Counter>(counter).toResolvedValue(() => new Counter(), []);

const client = createClient<{
  '/': { get: { responses: { 200: { content: { 'application/json': unknown } } } } };
}>();
const shape = z.object({ title: z.string() });

const Page = observer(function Page() {
  const { t } = useTranslation();
  const store = container.get<Counter>(counter);
  const load = async (): Promise<void> => {
    const { data } = await client.GET('/');
    if (shape.safeParse(data).success) store.add();
  };
  return (
    <button type="button" onClick={() => void load()}>
      {t('title', { count: store.count })}
    </button>
  );
});

const i18n = createInstance().use(initReactI18next);
const router = createBrowserRouter([{ path: '*', Component: Page }]);
const root = document.getElementById('root');
if (root !== null) {
  await i18n.init({ lng: 'en', resources: {} });
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}
