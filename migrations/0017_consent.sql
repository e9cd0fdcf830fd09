ALTER TABLE `order_photos` ADD `consent` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `consent` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `consented_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `consent_withdrawn_at` integer;