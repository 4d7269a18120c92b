import type { ReactNode } from 'react';
import { useEnquiryEmailPreviewQuery } from './email.generated';
import styles from './write-email.module.css?sheet';

interface Props {
  id: string;
  subject: string;
  text: string;
}

/** The page's policy keeps style elements out of a frame. They hold only what phones and dark mail programs change. */
const framed = (html: string): string =>
  html.replace(/<style>.*?<\/style>/gs, '').replaceAll('content="light dark"', 'content="light"');

/** The email as the person gets it, made by the code that sends it. The frame runs nothing and opens nothing. */
export function WrittenPreview(props: Props): ReactNode {
  const { data, loading, error } = useEnquiryEmailPreviewQuery({ variables: props, fetchPolicy: 'no-cache' });
  const email = data?.enquiryEmailPreview;
  if (loading) return <div className={`bone ${styles.frame}`} aria-busy="true" />;
  if (error || !email) return <p className="problem">The preview couldn’t be loaded. Your text is still here.</p>;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <dl>
        <dt>To</dt>
        <dd>{email.to}</dd>
        <dt>Answers go to</dt>
        <dd>{email.replyTo}</dd>
        <dt>Subject</dt>
        <dd>{email.subject || 'None yet'}</dd>
      </dl>
      <iframe className={styles.frame} sandbox="" title="The email" srcDoc={framed(email.html)} />
    </section>
  );
}
