import type { TemplateFormat } from '#domain/templates/categories.ts';
import { renderDocx } from './docx.ts';
import { renderTemplatePdf } from './pdf.ts';
import type { Template } from './template.ts';

export interface RenderJob {
  template: Template;
  format: TemplateFormat;
}

const renderers: Record<TemplateFormat, (template: Template) => Promise<Uint8Array>> = {
  pdf: renderTemplatePdf,
  docx: renderDocx,
};

export const answer = ({ template, format }: RenderJob) => renderers[format](template);
