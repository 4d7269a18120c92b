import { useTextDraft } from '../../use-text-draft';

/** A note being written. */
export const useNoteDraft = (enquiryId: string): ReturnType<typeof useTextDraft> => useTextDraft('note', enquiryId);
