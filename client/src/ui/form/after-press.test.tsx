import { fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { TextField } from './text-field';

const WRONG = 'Enter your name';

test('an error that a press elsewhere brings up waits for the click, which would miss what moved', async () => {
  const pressed = jest.fn();
  render(
    <Formik initialValues={{ name: '' }} validate={() => ({ name: WRONG })} onSubmit={() => undefined}>
      <>
        <TextField name="name" label="Name" />
        <button type="button" onClick={pressed}>
          More
        </button>
      </>
    </Formik>,
  );
  const button = screen.getByRole('button');
  fireEvent.focus(screen.getByRole('textbox'));
  fireEvent.pointerDown(button);
  fireEvent.blur(screen.getByRole('textbox'));
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(screen.queryByText(WRONG)).toBeNull();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(WRONG)).toBeInTheDocument();
});

test('left with the keyboard, a field says at once what is wrong', async () => {
  render(
    <Formik initialValues={{ name: '' }} validate={() => ({ name: WRONG })} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
    </Formik>,
  );
  fireEvent.blur(screen.getByRole('textbox'));
  expect(await screen.findByText(WRONG)).toBeInTheDocument();
});

test('a press whose end nobody hears, as that of a menu of the system, is over with the next key', async () => {
  render(
    <Formik initialValues={{ name: '' }} validate={() => ({ name: WRONG })} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
    </Formik>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.focus(field);
  fireEvent.pointerDown(field);
  fireEvent.keyDown(field, { key: 'Tab' });
  fireEvent.blur(field);
  expect(await screen.findByText(WRONG)).toBeInTheDocument();
});
