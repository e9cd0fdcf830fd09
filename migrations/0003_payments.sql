ALTER TABLE `orders` ADD `form_key` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `entered_email` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `provider_email` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `charged_minor` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `charged_currency` text;--> statement-breakpoint
CREATE INDEX `orders_form_key` ON `orders` (`form_key`);